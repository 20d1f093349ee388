import { keysOf } from '../../../shared/json-values.ts';
import { customerNotices, fixedReasons, noticeGroups, noticeOf } from '../../../shared/notices.ts';
import { useText } from '../../lib/text.ts';
import styles from './fixed-notices.module.css';

const fixed = keysOf(customerNotices).flatMap((name) => {
  const notice = noticeOf(name);
  return 'reason' in notice ? [{ name, ...notice }] : [];
});

/** What always comes, by its groups, and why. */
export function FixedNotices() {
  return noticeGroups.map((group) => <FixedGroup key={group} group={group} />);
}

/** A group without such notices is left out. */
function FixedGroup({ group }: { group: (typeof noticeGroups)[number] }) {
  const text = useText();
  const ofGroup = fixed.filter((one) => one.group === group);
  if (ofGroup.length === 0) return null;
  return (
    <section className={styles.group}>
      <h3 className={styles.title}>{text(`messages.page.group.${group}`)}</h3>
      {fixedReasons.map((reason) => {
        const names = ofGroup.filter((one) => one.reason === reason).map(({ name }) => name);
        return names.length === 0 ? null : (
          <div key={reason}>
            <p className={styles.reason}>{text(`messages.page.reason.${reason}`)}</p>
            <ul className={styles.names}>
              {names.map((name) => (
                <li key={name}>{text(`messages.page.kind.${name}`)}</li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
