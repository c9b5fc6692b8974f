import { useEffect, useId, useRef, useState } from 'react';
import { superscript } from '../arithmetic/polynomial.ts';
import { number } from '../controls/counts.ts';
import built from './built/built.json' with { type: 'json' };
import { kilobytes, SAME, summary, verdict } from './describe.ts';
import type { GuestReport } from './executor.ts';
import { Outcome } from './outcome.tsx';
import {
  cycleLimit,
  type Field,
  type GuestProgram,
  initialFields,
  type ProgramName,
  programs,
  type Variant,
} from './programs.ts';
import type { RunNews } from './run-worker.ts';
import { writeValue } from './values.ts';

const LIMITS = [16, 17, 18, 19, 20] as const;
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
  return kind === 'u32' || kind === 'u64' ? (
    <label className="field">
      <span>{label}</span>
      <input
        inputMode="numeric"
        autoComplete="off"
        value={text}
        maxLength={30}
        onChange={({ target }) => onText(target.value)}
      />
    </label>
  ) : (
    <label className="field">
      <span>{label}</span>
      <textarea
        rows={kind === 'lines' ? 4 : 2}
        spellCheck={false}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
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

/** The bytes that the guest reads in each run. */
const inputOf = ({ values }: Variant, texts: readonly string[]) =>
  Uint8Array.from(values(texts).flatMap(([kind, text]) => writeValue(kind, text)));

interface IslandProps {
  readonly program: ProgramName;
  readonly trustedUrl?: (url: string) => string;
}

/** Runs a guest in the page, with the zkVM's own executor. */
export function Island({ program: name, trustedUrl = (url) => url }: IslandProps) {
  const program: GuestProgram = programs[name];
  const [texts, setTexts] = useState(initialFields(name));
  const [po2, setPo2] = useState<number>(20);
  const [file, setFile] = useState<File>();
  const [prediction, setPrediction] = useState<string>();
  const [shown, setShown] = useState<Shown>({ kind: 'recorded' });
  const [problem, setProblem] = useState('');
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const news = (told: RunNews) => {
    if ('segments' in told) setShown({ kind: 'running', segments: told.segments });
    else if ('failure' in told) setShown({ kind: 'failed', says: failures[told.failure] });
    else setShown({ kind: 'done', ...told, texts });
  };
  const start = async () => {
    let inputs: Uint8Array[];
    try {
      inputs = program.variants.map((variant) => inputOf(variant, texts));
      if (name === 'own' && !file) throw new Error('Choose a .bin file first.');
      if (file && file.size > LARGEST_FILE) throw new Error('The file has more than 20 MB. Guests are smaller.');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '');
      return;
    }
    setProblem('');
    setShown({ kind: 'running', segments: 0 });
    const control = new AbortController();
    running.current = control;
    const { signal } = control;
    try {
      const { guestAddress, runInWorker } = await import('./run-in-worker.ts');
      const guest = file ? new Uint8Array(await file.arrayBuffer()) : guestAddress(name);
      const runs = inputs.map((stdin, index) => {
        const limit = program.variants[index]?.po2 ?? po2;
        return { stdin, args: [], po2: limit, cycleLimit };
      });
      if (!signal.aborted) runInWorker({ guest, runs }, { trustedUrl, signal, onNews: news });
    } catch {
      setShown({ kind: 'failed', says: failures.lost });
    }
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
            <label className="field">
              <span>Segment limit</span>
              <select value={po2} onChange={({ target }) => setPo2(Number(target.value))}>
                {LIMITS.map((limit) => (
                  <option key={limit} value={limit}>
                    {`2${superscript(limit)}`}
                  </option>
                ))}
              </select>
            </label>
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
