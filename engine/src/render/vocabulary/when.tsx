/** `<When>`: content for some versions. */
import { Problem } from '../../problems/problem.ts';
import { useCollector } from '../collector.ts';
import { type ElementProps, usePlace } from './element.ts';

/** Content for some versions only. With `badge`, it says which: "Since 1.1". */
export function When({ versions, badge, children, line }: ElementProps & { versions?: string; badge?: boolean }) {
  const { view, check } = useCollector();
  return check(usePlace(line), () => {
    if (!versions) throw new Problem('<When> has no versions.', { remedy: 'Write <When versions=">=1.0">.' });
    if (!view.holds(versions)) return null;
    const range = badge ? view.describe(versions) : null;
    if (!range) return <>{children}</>;
    return (
      <div className="since">
        <p className="since-badge">{range}</p>
        {children}
      </div>
    );
  });
}
