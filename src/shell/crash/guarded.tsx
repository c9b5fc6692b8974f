/** Keeps a crash where it happened: the rest of the page lives on. */
import { Component, type ReactNode } from 'react';

/** The message of an error with those of its causes: "a / Cause: b / Cause: c". */
function causeChain(error: unknown): string {
  const messages: string[] = [];
  for (let at: unknown = error; at !== undefined && at !== null && messages.length < 20; at = at instanceof Error ? at.cause : undefined) {
    messages.push(at instanceof Error ? at.message : String(at));
  }
  return messages.join('\n\nCause:\n');
}

interface State {
  readonly error: unknown;
  readonly failed: boolean;
}

const alive: State = { error: undefined, failed: false };

/** A part of the page that may fail: shows `fallback` in its place, or a sentence that names the part. */
export class Guarded extends Component<
  { name: string; children: ReactNode; fallback?: (error: unknown, retry: () => void) => ReactNode },
  State
> {
  override state = alive;

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(`The ${this.props.name} failed.`, error);
  }

  override componentDidUpdate(before: { children: ReactNode }) {
    // Another page may be fine: each drawing from above is a new try.
    if (this.state.failed && before.children !== this.props.children) this.setState(alive);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const retry = () => this.setState(alive);
    return this.props.fallback ? (
      this.props.fallback(this.state.error, retry)
    ) : (
      <span className="failed">The {this.props.name} failed.</span>
    );
  }
}

/** What stands in the place of a page that crashed. */
export function CrashScreen({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <main id="main" className="crash" tabIndex={-1}>
      <div role="alert">
        <h1>This page crashed.</h1>
        <button type="button" className="button" onClick={retry}>
          Try again
        </button>
        <pre tabIndex={0}>{causeChain(error)}</pre>
      </div>
    </main>
  );
}
