import { useState } from 'react';
import type { MessagePage, MessageView } from '../../../shared/api/messages.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { useCall } from '../../lib/use-call.ts';

interface Loaded {
  data: MessagePage | undefined;
  error: ApiError | undefined;
  retry: () => void;
  messages: readonly MessageView[];
  /** Loads older ones; undefined where there are none. */
  more: (() => void) | undefined;
  moreError: ApiError | undefined;
  isLoadingMore: boolean;
  read: (message: MessageView) => void;
  readAll: () => Promise<void>;
}

/** The customer's messages: the newest page, and the older ones that were asked for. */
export function useMessages(): Loaded {
  const { data, error, retry, mutate } = useCall('GET /api/messages', { query: {} });
  const [older, setOlder] = useState<MessagePage[]>([]);
  const next = (older.at(-1) ?? data)?.next ?? null;
  const [isLoadingMore, setLoading] = useState(false);
  const { error: moreError, start } = useAttempt(async () => {
    setLoading(true);
    try {
      const page = await call('GET /api/messages', { query: next === null ? {} : { before: next } });
      setOlder((before) => [...before, page]);
    } finally {
      setLoading(false);
    }
  });
  // The moment of reading is shown nowhere, so any stands for it.
  const change = (unread: number, isRead: (message: MessageView) => boolean) => {
    const marked = (page: MessagePage): MessagePage => ({
      ...page,
      unread,
      messages: page.messages.map((one) =>
        isRead(one) ? { ...one, readAt: one.readAt ?? one.createdAt } : one,
      ),
    });
    setOlder((before) => before.map(marked));
    void mutate((before) => before && marked(before), { revalidate: false });
  };
  return {
    data,
    error,
    retry,
    messages: [data, ...older].flatMap((page) => page?.messages ?? []),
    more: next === null ? undefined : () => void start(),
    moreError,
    isLoadingMore,
    read: (message) => {
      if (message.readAt !== null) return;
      // A mark that is lost comes with the next opening.
      call('POST /api/messages/:id/read', { params: { id: message.id } }).then(
        ({ unread }) => change(unread, ({ id }) => id === message.id),
        () => {},
      );
    },
    readAll: async () => {
      const { unread } = await call('POST /api/messages/read', {});
      change(unread, () => true);
    },
  };
}
