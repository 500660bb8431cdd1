import type { ComponentProps } from 'react'

/** No button of the editor sends a form. */
export const Button = (props: ComponentProps<'button'>) => <button type="button" {...props} />
