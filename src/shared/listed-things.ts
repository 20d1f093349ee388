import type { MediaTeaser } from './api/media.ts';
import type { ShopList, ShopTown } from './api/shops.ts';
import type { VideoTeaser } from './api/videos.ts';
import { LAST_PAGE } from './news.ts';

/** Reads a call of our own API by its path. @throws where it fails: a list without its things would be wrong */
export type Ask = <Payload>(path: string) => Promise<Payload>;

/** Parameters of the addresses of all things that a page shows, for search engines. */
export type ListThings = (ask: Ask) => Promise<Record<string, string>[]>;

export async function everyTariff(ask: Ask): Promise<Record<string, string>[]> {
  const { tariffs } = await ask<{ tariffs: { type: string; slug: string }[] }>('/api/tariffs');
  return tariffs.map(({ type, slug }) => ({ type, id: slug }));
}

export async function everyCampaign(ask: Ask): Promise<Record<string, string>[]> {
  const { campaigns = [] } = (await ask<{ campaigns: { slug: string }[] }>('/api/campaigns')) ?? {};
  return campaigns.map(({ slug }) => ({ id: slug }));
}

export async function everyArticle(ask: Ask): Promise<Record<string, string>[]> {
  const found: MediaTeaser[] = [];
  for (let page: number | null = 1; page !== null && page <= LAST_PAGE; ) {
    const answer: { contents: MediaTeaser[]; nextPage: number | null } = await ask(
      `/api/media-contents?page=${page}&size=24`,
    );
    found.push(...answer.contents);
    page = answer.nextPage;
  }
  return found.map(({ slug }) => ({ id: slug }));
}

export async function everyVideo(ask: Ask): Promise<Record<string, string>[]> {
  const { videos } = await ask<{ videos: VideoTeaser[] }>('/api/video/list');
  return videos.map(({ slug }) => ({ id: slug }));
}

/** More pages of twelve than the list of a team's shops has. */
const LAST_PAGE_OF_SHOPS = 200;

export async function everyShop(ask: Ask): Promise<Record<string, string>[]> {
  const slugs: string[] = [];
  let pages = 1;
  for (let page = 1; page <= Math.min(pages, LAST_PAGE_OF_SHOPS); page++) {
    const list = await ask<ShopList>(`/api/distributors?page=${page}`);
    slugs.push(...(list?.shops ?? []).map(({ slug }) => slug));
    pages = list?.pages ?? 0;
  }
  return slugs.map((id) => ({ id }));
}

export async function everyTown(ask: Ask): Promise<Record<string, string>[]> {
  const { towns = [] } = (await ask<{ towns: ShopTown[] }>('/api/distributors/towns')) ?? {};
  return towns.map(({ slug }) => ({ town: slug }));
}
