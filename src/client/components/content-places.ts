import {
  IconBuildingStore,
  IconGift,
  IconNews,
  IconPlayerPlay,
  IconQuestionMark,
  IconTicket,
} from '@tabler/icons-react';

/** What there is besides tariffs: the menu of a phone and the account's home lead there. */
export const contentPlaces = [
  { to: '/campaigns', key: 'app.footer.campaigns', Icon: IconTicket },
  { to: '/news', key: 'app.footer.news', Icon: IconNews },
  { to: '/videos', key: 'app.footer.videos', Icon: IconPlayerPlay },
  { to: '/giveaway', key: 'app.footer.giveaway', Icon: IconGift },
  { to: '/shops', key: 'app.footer.shops', Icon: IconBuildingStore },
  { to: '/information/faq', key: 'app.footer.faq', Icon: IconQuestionMark },
];
