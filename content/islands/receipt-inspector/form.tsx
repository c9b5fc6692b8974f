import { number } from '../controls/counts.ts';
import { releases } from '../receipt-verifier/facts/releases.ts';
import type { JournalForm, ReceiptQuestion } from '../receipt-verifier/report.ts';

const forms: Record<JournalForm, string> = { text: 'text', hex: 'hexadecimal digits', digest: 'its SHA-256 digest' };
const quiet = { spellCheck: false, autoComplete: 'off' };

/** Longer texts are kept but not shown: laying them out would freeze the page. */
const mostShown = 50_000;
const shownStart = 1000;

/** The field for the receipt. A long one is taken from the clipboard without passing through the field. */
function ReceiptField({ receipt, onReceipt }: { receipt: string; onReceipt: (receipt: string) => void }) {
  const isLong = receipt.length > mostShown;
  return (
    <>
      <label className="field">
        Receipt: seal, calldata, or JSON
        <textarea
          {...quiet}
          rows={5}
          readOnly={isLong}
          value={isLong ? `${receipt.slice(0, shownStart)}…` : receipt}
          onChange={({ target }) => onReceipt(target.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text');
            if (pasted.length <= mostShown) return;
            event.preventDefault();
            onReceipt(pasted);
          }}
        />
      </label>
      {isLong ? (
        <p className="note">
          {`All ${number(receipt.length)} characters are inspected; the start is shown. Clear the form to paste something else.`}
        </p>
      ) : null}
    </>
  );
}

interface FormProps {
  question: ReceiptQuestion;
  onChange: (change: Partial<ReceiptQuestion>) => void;
}

/** What seals of old releases don't include. */
const PostStateField = ({ question, onChange }: FormProps) => (
  <details open={question.postState !== ''}>
    <summary>For seals made by 0.17 to 0.21</summary>
    <label className="field">
      Post-state digest: the digest of the guest’s final memory
      <input
        {...quiet}
        maxLength={300}
        value={question.postState}
        onChange={({ target }) => onChange({ postState: target.value })}
      />
    </label>
  </details>
);

/** What to inspect: receipt, image ID, journal, and the verifier that a contract calls. */
export function Form({ question, onChange }: FormProps) {
  return (
    <>
      <ReceiptField receipt={question.receipt} onReceipt={(receipt) => onChange({ receipt })} />
      <label className="field">
        Image ID, if the receipt doesn’t include it
        <input
          {...quiet}
          maxLength={300}
          value={question.imageId}
          onChange={({ target }) => onChange({ imageId: target.value })}
        />
      </label>
      <label className="field">
        Journal, if the receipt doesn’t include it
        <input {...quiet} value={question.journal} onChange={({ target }) => onChange({ journal: target.value })} />
      </label>
      <div className="island-bar">
        <label className="field">
          You enter the journal as
          <select
            value={question.journalForm}
            onChange={({ target }) => onChange({ journalForm: target.value as JournalForm })}
          >
            {Object.entries(forms).map(([form, name]) => (
              <option key={form} value={form}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          Your contract calls
          <select value={question.expected} onChange={({ target }) => onChange({ expected: target.value })}>
            <option value="">a router</option>
            {releases.toReversed().map(({ selector, zkvm }) => (
              <option key={selector} value={selector}>
                {`the verifier for ${zkvm} (0x${selector})`}
              </option>
            ))}
          </select>
        </label>
      </div>
      <PostStateField question={question} onChange={onChange} />
    </>
  );
}
