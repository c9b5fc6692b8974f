/**
 * The line below a title: the versions in which the topic exists, and on narrow screens the table of contents as a
 * menu.
 */
import type { PageData } from '../../model/page-data.ts';
import { ContentsMenu, hasContents } from '../table-of-contents/table-of-contents.tsx';
import { TopicVersions } from './topic-versions.tsx';

export function BelowTitle({ page, current }: { page: PageData; current: string | null }) {
  const existsIn = page.version ? page.existsIn : null;
  if (!existsIn && !hasContents(page)) return null;
  return (
    <div className={`below-title${existsIn ? '' : ' narrow-only'}`}>
      {existsIn ? <TopicVersions page={page} existsIn={existsIn} /> : null}
      <ContentsMenu page={page} current={current} />
    </div>
  );
}
