import { IconSettings } from '@tabler/icons-react';
import { pathOf } from '../../../shared/match-page.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Empty } from '../../components/empty.tsx';
import { ErrorState, Failure } from '../../components/failure.tsx';
import { MessageSentIllustration } from '../../components/illustrations/message-sent.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useText } from '../../lib/text.ts';
import { MessageRow } from './message-row.tsx';
import styles from './messages.module.css';
import { ReadAll } from './read-all.tsx';
import { useMessages } from './use-messages.ts';

/** The message centre. Nothing in it can be deleted: a thief with the device must not be able to hide a trace. */
export function Messages() {
  const text = useText();
  const { data, error, retry, messages, more, moreError, isLoadingMore, read, readAll } = useMessages();
  if (error && !data) return <ErrorState error={error} onRetry={retry} />;
  if (!data) return <Skeleton height={420} />;
  return (
    <div className={styles.centre}>
      <div className={styles.bar}>
        <p role="status" className={styles.count}>
          {text('messages.page.unread', { count: data.unread })}
        </p>
        {data.unread > 0 ? <ReadAll readAll={readAll} /> : null}
      </div>
      {messages.length === 0 ? (
        <Empty
          title={text('messages.page.none.title')}
          text={text('messages.page.none.text')}
          illustration={<MessageSentIllustration />}
        />
      ) : (
        <ul className={styles.list} aria-label={text('account.page.head.messages.title')}>
          {messages.map((message) => (
            <MessageRow key={message.id} message={message} onOpen={() => read(message)} />
          ))}
        </ul>
      )}
      {moreError ? <Failure error={moreError} /> : null}
      {more ? (
        <Button look="secondary" busy={isLoadingMore} onClick={more}>
          {text('messages.page.more')}
        </Button>
      ) : null}
      <p className={styles.kept}>
        {text('messages.page.elsewhere')} {text('messages.page.kept', { days: data.keptDays })}
      </p>
      <ButtonLink look="quiet" to={`${pathOf('profile')}#notices`}>
        <IconSettings size={20} aria-hidden="true" />
        {text('messages.page.toNotices')}
      </ButtonLink>
    </div>
  );
}
