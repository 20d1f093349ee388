import type { ReactNode } from 'react';
import type { GameResult } from '../../../shared/api/games.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { ButtonLink } from '../../components/button.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { useText } from '../../lib/text.ts';
import { prizeCondition } from './prize-condition.ts';
import { Motif, RewardSign, useFigure } from './reward-face.tsx';
import styles from './won-ticket.module.css';

type WonReward = NonNullable<GameResult['reward']>;

interface Props {
  reward: WonReward;
}

/** The reward that was taken, as one ticket over the whole width; on its stub is the one thing to do with it. */
export function WonTicket({ reward }: Props) {
  const text = useText();
  const figure = useFigure()(reward);
  const { kind, label, code, endsOn } = reward;
  return (
    <div className={styles.ticket}>
      <div className={styles.prize} data-plain={figure === undefined}>
        {figure ? <RewardSign isCard={kind === 'data'} className={styles.sign} /> : null}
        <p className="visually-hidden">{text('games.page.reward.given', { label })}</p>
        {figure ? (
          <p className={styles.figure} aria-hidden="true">
            {figure}
          </p>
        ) : (
          <Motif />
        )}
        <p className={styles.condition} aria-hidden="true">
          {prizeCondition(label, figure)}
        </p>
      </div>
      <div className={styles.stub}>
        {code ? <p className={styles.code}>{inGroups(code)}</p> : null}
        {endsOn ? <p>{text('games.page.reward.until', { day: germanDay(endsOn) })}</p> : null}
        {code ? <CopyCode code={code} /> : null}
        {kind === 'data' ? (
          <ButtonLink wide to="/dashboard/usage">
            {text('games.page.reward.usage')}
          </ButtonLink>
        ) : null}
        {kind === 'wallpaper' ? (
          <ButtonLink wide to="/dashboard/wallpapers">
            {text('games.page.reward.see')}
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}

/** The letters, and the figures four by four: easy to read, and one word for who copies it by hand. */
function inGroups(code: string): ReactNode {
  return code.match(/\D+|\d{1,4}/g)?.map((group, at) => (
    // Two groups can be alike; their order never changes.
    // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a code that does not change
    <span key={at}>{group}</span>
  ));
}

function CopyCode({ code }: { code: string }) {
  const text = useText();
  const words = { copy: text('games.page.reward.copyCode'), copied: text('games.page.reward.copied') };
  return <CopyButton value={code} label={text('games.page.reward.copyCode')} words={words} />;
}
