import { Fragment } from 'react';
import { keysOf } from '../../../shared/json-values.ts';
import { customerNotices, fixedReasons, noticeGroups, noticeOf } from '../../../shared/notices.ts';
import fold from '../../components/fold.module.css';
import { ListRow, ListRows } from '../../components/list-row.tsx';
import { type Text, useText } from '../../lib/text.ts';

const fixed = keysOf(customerNotices).flatMap((name) => {
  const notice = noticeOf(name);
  return 'reason' in notice ? [{ name, ...notice }] : [];
});

/** What always comes, by its groups, and why; folded, since there is nothing to choose. */
export function FixedNotices() {
  const text = useText();
  return (
    <details className={fold.fold}>
      <summary>{text('messages.page.notices.fixed')}</summary>
      <p>{text('messages.page.notices.fixedLead')}</p>
      <ListRows label={text('messages.page.notices.fixed')}>
        {noticeGroups.map((group) => {
          const sentences = sentencesOf(text, group);
          return sentences.length === 0 ? null : (
            <ListRow
              key={group}
              title={text(`messages.page.group.${group}`)}
              note={sentences.map((sentence) => (
                <Fragment key={sentence}>
                  {sentence}
                  <br />
                </Fragment>
              ))}
            />
          );
        })}
      </ListRows>
    </details>
  );
}

/** A sentence for each reason, with the notices that it keeps. */
function sentencesOf(text: Text, group: (typeof noticeGroups)[number]): string[] {
  return fixedReasons.flatMap((reason) => {
    const names = fixed.filter((one) => one.group === group && one.reason === reason);
    const kinds = names.map(({ name }) => text(`messages.page.kind.${name}`));
    return kinds.length === 0 ? [] : [`${text(`messages.page.reason.${reason}`)} ${kinds.join(' · ')}`];
  });
}
