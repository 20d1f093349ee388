import type { PortingEvent } from '../../../shared/states/porting.ts';
import { portingReasons } from '../../../shared/states/porting.ts';

const plain = ['sent', 'dayCame', 'completed'];

/** @throws Error when it is nothing that an operator can say */
export function checkPortingNews(news: PortingEvent | null): PortingEvent | null {
  if (news === null || isNews(news)) return news;
  throw new Error('an answer that cannot be');
}

function isNews(news: PortingEvent): boolean {
  if (typeof news !== 'object') return false;
  if (news.type === 'rejected') return portingReasons.includes(news.reason);
  if (news.type === 'scheduled') return /^\d{4}-\d{2}-\d{2}$/.test(String(news.on));
  return plain.includes(news.type);
}
