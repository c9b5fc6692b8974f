/** Keeps a crash where it happened: the rest of the page goes on working. */
import { Component, type ReactNode } from 'react';

interface Props {
  /** What failed, as a message names it. */
  readonly name: string;
  readonly children: ReactNode;
  readonly fallback?: (error: unknown, retry: () => void) => ReactNode;
}

interface State {
  readonly error: unknown;
  readonly failed: boolean;
}

const intact: State = { error: undefined, failed: false };

/** A part of the page that may fail: renders `fallback` instead, or a sentence that names the part. */
export class ErrorBoundary extends Component<Props, State> {
  override state = intact;

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(`The ${this.props.name} failed.`, error);
  }

  override componentDidUpdate(before: Props) {
    // Another page may render: each render from above is a new attempt.
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
