import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { superscript } from '../arithmetic/polynomial.ts';
import { number } from '../controls/counts.ts';
import { Choice } from '../controls/native.tsx';
import built from './built/built.json' with { type: 'json' };
import { kilobytes, SAME, summary, verdict } from './describe.ts';
import type { GuestReport } from './executor.ts';
import { Outcome } from './outcome.tsx';
import {
  cycleLimit,
  type Field,
  type GuestProgram,
  initialFields,
  inputOf,
  type ProgramName,
  programs,
} from './programs.ts';
import type { RunAnswer } from './run-worker.ts';

const limits = [16, 17, 18, 19, 20].map((po2) => [po2, `2${superscript(po2)}`] as const);
const LARGEST_FILE = 20_000_000;

type Shown =
  | { readonly kind: 'recorded' }
  | { readonly kind: 'running'; readonly segments: number }
  | { readonly kind: 'stopped' | 'failed'; readonly says: string }
  | {
      readonly kind: 'done';
      readonly reports: readonly GuestReport[];
      readonly milliseconds: number;
      /** What the fields contained. */
      readonly texts: readonly string[];
    };

const failures = {
  lost: 'The executor couldn’t load. Check your connection and try again.',
  refused: 'Your browser, or the host of this site, doesn’t let a worker run WebAssembly.',
} as const;

/** The reports of the recorded run; a reader's own binary has none. */
const recordedOf = (name: ProgramName): readonly GuestReport[] =>
  name === 'own' ? [] : (built.guests[name].runs as unknown as readonly GuestReport[]);

const sizeOf = (name: ProgramName) => built.executor.bytes + (name === 'own' ? 0 : built.guests[name].bytes);

interface InputFieldProps {
  readonly field: Field;
  readonly text: string;
  onText(text: string): void;
}

// Ids would not be unique: a page may have two of these islands.
function InputField({ field: { label, kind }, text, onText }: InputFieldProps) {
  const shared = { value: text, onChange: ({ target }: ChangeEvent<{ value: string }>) => onText(target.value) };
  const caption = <span>{label}</span>;
  return kind === 'u32' || kind === 'u64' ? (
    <label className="field">
      {caption}
      <input inputMode="numeric" autoComplete="off" maxLength={30} {...shared} />
    </label>
  ) : (
    <label className="field">
      {caption}
      <textarea rows={kind === 'lines' ? 4 : 2} spellCheck={false} {...shared} />
    </label>
  );
}

interface PredictionProps {
  readonly program: GuestProgram;
  readonly prediction: string | undefined;
  onPrediction(label: string): void;
}

function Prediction({ program, prediction, onPrediction }: PredictionProps) {
  const name = useId();
  if (!program.question) return null;
  return (
    <fieldset className="prediction">
      <legend>{`Predict first. ${program.question}`}</legend>
      {[...program.variants.map(({ label }) => label), SAME].map((label) => (
        <label key={label}>
          <input type="radio" name={name} checked={prediction === label} onChange={() => onPrediction(label)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface IslandProps {
  readonly program: ProgramName;
  readonly trustedUrl?: (url: string) => string;
}

/** Runs a guest in the page, with the zkVM's own executor. */
export function Island({ program: name, trustedUrl = (url) => url }: IslandProps) {
  const program: GuestProgram = programs[name];
  const [texts, setTexts] = useState(initialFields(name));
  const [po2, setPo2] = useState(20);
  const [file, setFile] = useState<File>();
  const [prediction, setPrediction] = useState<string>();
  const [shown, setShown] = useState<Shown>({ kind: 'recorded' });
  const [problem, setProblem] = useState('');
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  /** What the guest reads in each run; null if something is wrong, which is shown. */
  const readInputs = (): Uint8Array[] | null => {
    try {
      const inputs = program.variants.map((variant) => inputOf(program, variant, texts));
      if (name === 'own' && !file) throw new Error('Choose a .bin file first.');
      if (file && file.size > LARGEST_FILE) throw new Error('The file has more than 20 MB. Guests are smaller.');
      setProblem('');
      return inputs;
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '');
      return null;
    }
  };
  const start = async () => {
    const inputs = readInputs();
    if (!inputs) return;
    setShown({ kind: 'running', segments: 0 });
    running.current = new AbortController();
    const { signal } = running.current;
    const runs = inputs.map((stdin, i) => ({ stdin, args: [], po2: program.variants[i]?.po2 ?? po2, cycleLimit }));
    let answer: RunAnswer = { failure: 'lost' };
    try {
      const { guestAddress, runInWorker } = await import('./run-in-worker.ts');
      const guest = file ? new Uint8Array(await file.arrayBuffer()) : guestAddress(name);
      const onSegment = (segments: number) => setShown({ kind: 'running', segments });
      answer = await runInWorker({ guest, runs }, { signal, trustedUrl, onSegment });
    } catch (error) {
      console.warn(error);
    }
    if (signal.aborted) return;
    setShown(
      'failure' in answer ? { kind: 'failed', says: failures[answer.failure] } : { kind: 'done', ...answer, texts },
    );
  };
  const isRunning = shown.kind === 'running';
  const stop = () => {
    running.current?.abort();
    setShown({ kind: 'stopped', says: 'You stopped the run.' });
  };
  const reports = shown.kind === 'done' ? shown.reports : shown.kind === 'recorded' ? recordedOf(name) : [];
  const outcome = (
    <Outcome program={program} reports={reports} texts={shown.kind === 'done' ? shown.texts : initialFields(name)} />
  );

  return (
    <section className="island run-guest" aria-label="Run the guest in your browser">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isRunning) stop();
          else start();
        }}
      >
        <div className="island-bar">
          {name === 'own' ? (
            <label className="field">
              <span>Your guest, a .bin file</span>
              <input type="file" accept=".bin" onChange={({ target }) => setFile(target.files?.[0])} />
            </label>
          ) : null}
          {program.fields.map((field, index) => (
            <InputField
              key={field.label}
              field={field}
              text={texts[index] ?? ''}
              onText={(text) => setTexts(texts.map((before, place) => (place === index ? text : before)))}
            />
          ))}
          {program.variants.some((variant) => variant.po2) ? null : (
            <Choice<number> label="Segment limit" value={po2} options={limits} onValue={setPo2} />
          )}
        </div>
        <Prediction program={program} prediction={prediction} onPrediction={setPrediction} />
        <div className="island-bar">
          <button type="submit" className="button primary">
            {isRunning ? 'Stop' : 'Run'}
          </button>
          <span className="note">{`Loads ${kilobytes(sizeOf(name))} once. Your input stays in this tab.`}</span>
        </div>
      </form>
      <div role="status">
        <p className={problem || shown.kind === 'failed' ? 'bad' : ''}>
          {problem || statusText(shown, program, prediction, reports)}
        </p>
      </div>
      {isRunning ? (
        <p className="progress">
          <progress aria-label="The guest runs" />
          <span>{`${number(shown.segments)} full segments so far`}</span>
        </p>
      ) : shown.kind === 'recorded' && program.question ? (
        // Readers who predict must not see the answer first.
        <details>
          <summary>{`Show the run recorded on ${built.date}`}</summary>
          {outcome}
        </details>
      ) : (
        outcome
      )}
      <p className="note">
        {`The executor of risc0-zkvm ${built.zkvm}, compiled to WebAssembly. It executes and counts, and proves nothing. `}
        {name === 'own'
          ? ''
          : `This guest was built with ${built.toolchain}; another compiler gives it another image ID and other cycles.`}
      </p>
    </section>
  );
}

function statusText(
  shown: Shown,
  program: GuestProgram,
  prediction: string | undefined,
  reports: readonly GuestReport[],
): string {
  switch (shown.kind) {
    case 'recorded':
      if (!reports.length) return 'Choose a file, and press Run.';
      return program.question
        ? 'Choose an answer, and press Run.'
        : `A recorded run of ${built.date}. Press Run for one of your own.`;
    case 'running':
      return 'The guest is running.';
    case 'done': {
      const time = `Your browser took ${Math.max(1, Math.round(shown.milliseconds))} ms.`;
      return [verdict(program, prediction, reports), summary(program, reports), time].filter(Boolean).join(' ');
    }
    default:
      return shown.says;
  }
}
