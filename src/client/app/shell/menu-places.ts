import { IconDeviceSim, IconMessage } from '@tabler/icons-react';
import { contentPlaces } from '../../components/content-places.ts';

type Place = (typeof contentPlaces)[number];

const all: readonly Place[] = [
  { to: '/tarife', key: 'app.nav.tariffs', Icon: IconDeviceSim },
  ...contentPlaces,
  { to: '/support', key: 'app.footer.support', Icon: IconMessage },
];
const placesAt = (...paths: string[]) => all.filter(({ to }) => paths.includes(to));

/** The links of the menu in groups under the keys of their names; our service is the last one. */
export const menuGroups = [
  { key: 'app.menu.offers', places: placesAt('/tarife', '/campaigns', '/giveaway', '/shops') },
  { key: 'app.menu.latest', places: placesAt('/news', '/videos') },
  { key: 'app.footer.service', places: placesAt('/information/faq', '/support') },
];
