import type { ComponentProps } from 'react'

/** A button that submits no form, as all of the editor. */
export const Button = (props: ComponentProps<'button'>) => <button type="button" {...props} />
