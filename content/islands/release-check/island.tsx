import { useRef, useState } from 'react';
import { type Answer, answerTo } from './answer.ts';
import { verdicts } from './verdicts.ts';

const releases = [...verdicts.keys()];

const inWords = (date: string) =>
  new Date(date).toLocaleDateString('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' });

type Shown = Answer['verdicts'][number];

const Known = ({ known }: Pick<Shown, 'known'>) => (
  <ul>
    {known.map(({ id, name, title, severity, fixed }) => (
      <li key={id}>
        <a href={`#${id.toLowerCase()}`}>{title}</a>{' '}
        <small>{`${id.startsWith('GHSA') ? `${name}, ` : ''}${severity}; ${fixed ? `fixed in ${fixed}` : 'no release fixes it'}`}</small>
      </li>
    ))}
  </ul>
);

const VerdictOn = ({ release, state, published, isYanked, known, todo, fixed, guide }: Shown) => (
  <dl data-state={state}>
    <div>
      <dt>{`What to do with ${release}`}</dt>
      <dd>
        <span>{todo}</span> {state === 'attacked' ? <a href="#what-to-do-today">All steps</a> : null}{' '}
        {guide ? <a href={guide.href.slice(1)}>{`Upgrade guide from ${guide.from}`}</a> : null}
      </dd>
    </div>
    {fixed ? (
      <div>
        <dt>Later releases without a known attack</dt>
        <dd>{fixed}</dd>
      </div>
    ) : null}
    <div>
      <dt>What is known</dt>
      <dd>
        <Known known={known} />
      </dd>
    </div>
    <div>
      <dt>Published</dt>
      <dd>{`${inWords(published)}${isYanked ? '. Yanked: Cargo doesn’t choose it for a new lock file.' : ''}`}</dd>
    </div>
  </dl>
);

/** Answers for any release of risc0-zkvm what is known about it, and what to do. */
export function Island() {
  const [text, setText] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const { sentence, verdicts: found, choices, note } = answerTo(text);
  const choose = (release: string) => {
    setText(release);
    // The button that was pressed is gone.
    status.current?.focus();
  };
  return (
    <section className="island release-check" aria-label="Look up a release">
      <div className="island-bar">
        <label className="field">
          <span>Your release of risc0-zkvm, or its lines in Cargo.lock</span>
          <input
            type="text"
            value={text}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <label className="field">
          <span>or choose it</span>
          <select value={releases.includes(text) ? text : ''} onChange={(event) => setText(event.target.value)}>
            <option value="">–</option>
            {releases.map((release) => (
              <option key={release} value={release}>
                {release}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p role="status" ref={status} tabIndex={-1} data-state={found[0]?.state}>
        {sentence}
      </p>
      {choices.length ? (
        <div className="choices">
          {choices.map((release) => (
            <button key={release} type="button" className="button" onClick={() => choose(release)}>
              {release}
            </button>
          ))}
        </div>
      ) : null}
      {note ? <p className="note">{note}</p> : null}
      {found.map((one) => (
        <VerdictOn key={one.release} {...one} />
      ))}
      <noscript>
        <p>The form needs JavaScript. The table below has the verdict on every release.</p>
      </noscript>
    </section>
  );
}
