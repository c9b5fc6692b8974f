/** The error boundary: if a part of the page crashes, the rest keeps working. */
import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly name: string;
  readonly children: ReactNode;
  readonly fallback?: (error: unknown, retry: () => void) => ReactNode;
}

interface ErrorBoundaryState {
  readonly error: unknown;
  readonly failed: boolean;
}

const intact: ErrorBoundaryState = { error: undefined, failed: false };

/** Renders `fallback`, or a sentence that names the part, if its children fail. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state = intact;

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(`The ${this.props.name} failed.`, error);
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    // Another page may not crash: try again on each render from above.
    if (this.state.failed && before.children !== this.props.children) this.setState(intact);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const retry = () => this.setState(intact);
    return this.props.fallback ? (
      this.props.fallback(this.state.error, retry)
    ) : (
      <span className="failed">The {this.props.name} failed.</span>
    );
  }
}
