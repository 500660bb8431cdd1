import { Component, type ReactNode } from 'react'
import button from '#components/button/button.module.css'
import { inlineMarkup } from '#components/inline-markup/inline-markup.tsx'
import { content } from '#content/content.ts'
import { ErrorPage } from './error-page.tsx'

type ErrorBoundaryProps = { children: ReactNode }

/** Shows an error page with a retry button if a page fails to render. Header and footer stay. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const { headline, lead, retry } = content['not-found'].failure
    return (
      <ErrorPage headline={headline} lead={lead}>
        <button type="button" className={button.button} onClick={() => this.setState({ failed: false })}>
          <span>{inlineMarkup(retry)}</span>
        </button>
      </ErrorPage>
    )
  }
}
