// biome-ignore-all lint/suspicious/noArrayIndexKey: a value is its place
import { type ReactNode, useMemo, useState } from 'react';
import { formatPolynomial } from '../arithmetic/polynomial.ts';
import { Button, Slider } from '../controls/native.tsx';
import { Verdict } from '../controls/verdict.tsx';
import { agrees, field, HONEST, hiding, lineAt, type Merge, mergeAll, POLYNOMIAL } from './pairs.ts';

/** Pixels of a plot of 17 by 17 values. */
const HEIGHT = 102;
const left = (t: number) => `${((100 * (t + 0.5)) / field.p).toFixed(2)}%`;
const top = (value: number) => HEIGHT - (HEIGHT * (value + 0.5)) / field.p;

/** A place as the smaller of x and −x: 15 is −2 modulo 17. */
const signed = (x: number) => (x > field.p / 2 ? `−${field.p - x}` : String(x));
const subscripts = ['₁', '₂'];
const everywhere = Array.from({ length: field.p }, (_, t) => t);

/** The line through a pair: its two values, the factor, and the value there. A ring is where the honest line is. */
function Line({ merge, honest }: { merge: Merge; honest: Merge }) {
  const { x, values, beta, merged } = merge;
  const isFalse = String(values) !== String(honest.values);
  const minus = field.neg(x);
  return (
    <svg
      width="100%"
      height={HEIGHT}
      role="img"
      aria-label={`The line through ${values[0]} at ${signed(x)} and ${values[1]} at ${signed(minus)} is ${merged} at ${beta}.`}
    >
      <line className="factor" x1={left(beta)} x2={left(beta)} y2={HEIGHT} />
      {isFalse
        ? everywhere.map((t) => <circle key={t} className="ghost" cx={left(t)} cy={top(lineAt(honest, t))} r={2.5} />)
        : null}
      {everywhere.map((t) => (
        <circle key={t} cx={left(t)} cy={top(lineAt(merge, t))} r={1.5} />
      ))}
      <circle className="end" cx={left(x)} cy={top(values[0])} r={3.5} />
      <circle className="end" cx={left(minus)} cy={top(values[1])} r={3.5} />
      <circle className="merged" cx={left(beta)} cy={top(merged)} r={5} />
    </svg>
  );
}

/** A pair, its line, and what it becomes. */
const Card = ({ merge, honest, children }: { merge: Merge; honest: Merge; children: ReactNode }) => (
  <li data-wrong={String(merge.values) !== String(honest.values) || undefined}>
    <div className="pair">{children}</div>
    <Line merge={merge} honest={honest} />
    <p className={merge.merged === honest.merged ? 'out' : 'out bad'}>
      <span>{merge.merged === honest.merged ? '↓ ' : '✗ '}</span>
      <b>{merge.merged}</b>
    </p>
  </li>
);

/** What the values that are left say. */
function said(word: readonly number[], last: readonly number[]): { good: boolean; word: string; text: string } {
  const spoiled = word.filter((value, i) => value !== HONEST[i]).length;
  if (spoiled === 0)
    return { good: true, word: 'Accepted', text: `Both values at the end are ${last[0]}. They agree for all factors.` };
  const lie = spoiled === 1 ? 'One value is false' : `${spoiled} values are false`;
  const odds = `${hiding(word)} of the 289 pairs of factors hide that.`;
  return agrees(last)
    ? { good: true, word: 'Accepted by luck', text: `${lie}, yet both values at the end are ${last[0]}. ${odds}` }
    : { good: false, word: 'Rejected', text: `${lie}, and the end has ${last.join(' and ')}. ${odds}` };
}

/** Eight values that are merged two by two, twice, with factors to drag and values to spoil. */
export function Island() {
  const [word, setWord] = useState(HONEST);
  const [betas, setBetas] = useState<readonly number[]>([4, 3]);
  const { rounds, last } = useMemo(() => mergeAll(word, betas), [word, betas]);
  const honest = useMemo(() => mergeAll(HONEST, betas), [betas]);
  const verdict = useMemo(() => said(word, last), [word, last]);
  const toggle = (at: number) =>
    setWord(
      word.map((value, i) => (i === at ? (value === HONEST[i] ? field.add(value, 5) : (HONEST[i] as number)) : value)),
    );
  return (
    <section className="island fri-pairs" aria-label="Two folds">
      <Verdict good={verdict.good} word={verdict.word}>
        <span>{verdict.text}</span>
      </Verdict>
      <p className="note">
        {`The eight values of f = ${formatPolynomial(POLYNOMIAL)}, modulo 17. Press one to spoil it. Below each pair is the line through its two values, and the factor β says where on that line the merged value is.`}
      </p>
      {rounds.map((merges, round) => (
        <div key={round}>
          <Slider
            label={`Factor β${subscripts[round]} = ${betas[round]}`}
            value={betas[round] as number}
            max={field.p - 1}
            onValue={(beta) => setBetas(betas.map((old, i) => (i === round ? beta : old)))}
          />
          <ol className="merges" aria-label={`Round ${round + 1}`}>
            {merges.map((merge, k) => (
              <Card key={k} merge={merge} honest={honest.rounds[round]?.[k] as Merge}>
                {merge.values.map((value, i) => {
                  const at = 2 * k + i;
                  const isFalse = value !== honest.rounds[round]?.[k]?.values[i];
                  const name = `x = ${signed(i ? field.neg(merge.x) : merge.x)}`;
                  const shown = `${isFalse ? '✗ ' : ''}${value}`;
                  return round ? (
                    <span key={i} className={isFalse ? 'bad' : undefined}>
                      <small>{name}</small> <b>{shown}</b>
                    </span>
                  ) : (
                    <button
                      key={i}
                      type="button"
                      className={isFalse ? 'cell bad' : 'cell'}
                      aria-pressed={word[at] !== HONEST[at]}
                      aria-label={`${name} ${shown}, spoil it`}
                      onClick={() => toggle(at)}
                    >
                      <small>{name}</small> <b>{shown}</b>
                    </button>
                  );
                })}
              </Card>
            ))}
          </ol>
        </div>
      ))}
      <div className="island-bar">
        <p className={agrees(last) ? 'end ok' : 'end bad'}>
          {agrees(last) ? `✓ ${last[0]} = ${last[1]}: a constant` : `✗ ${last[0]} ≠ ${last[1]}: no constant`}
        </p>
        <Button disabled={word.every((value, i) => value === HONEST[i])} onPress={() => setWord(HONEST)}>
          Repair all
        </Button>
      </div>
    </section>
  );
}
