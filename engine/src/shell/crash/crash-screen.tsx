/** The crash screen. The article's text stays readable below it. */

import { messageOf } from '../../problems/thrown.ts';
import { Prose } from '../article/prose.tsx';

/** The message of an error, followed by those of its causes: "a / Cause: b / Cause: c". */
function causeChain(error: unknown): string {
  const messages: string[] = [];
  for (
    let at: unknown = error;
    at !== undefined && at !== null && messages.length < 20;
    at = at instanceof Error ? at.cause : undefined
  ) {
    messages.push(messageOf(at));
  }
  return messages.join('\n\nCause:\n');
}

export function CrashScreen({ error, retry, body }: { error: unknown; retry: () => void; body: unknown }) {
  return (
    <main id="main" className="main document" tabIndex={-1}>
      <div className="crash" role="alert">
        <h1>This page crashed.</h1>
        <button type="button" className="button" onClick={retry}>
          Try again
        </button>
        <pre tabIndex={0}>{causeChain(error)}</pre>
      </div>
      <article>
        <Prose body={body} />
      </article>
    </main>
  );
}
