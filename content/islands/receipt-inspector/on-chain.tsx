import { useState } from 'react';
import { chains } from '../receipt-verifier/facts/deployments.ts';
import type { ReceiptReport } from '../receipt-verifier/report.ts';
import { castCall, placesFor } from './where.ts';

/** The same check on a chain: the addresses for the seal, and the command to copy. */
export function OnChain({ selector, call }: { selector: string; call: ReceiptReport['call'] }) {
  const [id, setId] = useState('1');
  const [copied, setCopied] = useState('');
  const chain = chains.find((candidate) => candidate.id === id) ?? chains[0];
  if (!chain) return null;
  const { places, sentence } = placesFor(chain, selector);
  const command = call && castCall(call, places[0]?.address ?? '$VERIFIER');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(command ?? '');
      setCopied('Copied.');
    } catch {
      setCopied('Your browser doesn’t allow copying. Select the command instead.');
    }
  };
  return (
    <div className="on-chain">
      <label className="field">
        Run the same check on
        <select value={id} onChange={({ target }) => setId(target.value)}>
          {chains.map(({ name, id: value }) => (
            <option key={value} value={value}>
              {`${name} (${value})`}
            </option>
          ))}
        </select>
      </label>
      <p>{sentence}</p>
      {places.length ? (
        <dl className="steps">
          {places.map(({ name, address }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{address}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {command ? (
        <>
          <pre className="command" tabIndex={0} role="region" aria-label="Command for Foundry">
            <code>{command}</code>
          </pre>
          <p>
            <button type="button" className="button" onClick={copy}>
              Copy the command
            </button>{' '}
            <span role="status">{copied}</span>
          </p>
        </>
      ) : null}
    </div>
  );
}
