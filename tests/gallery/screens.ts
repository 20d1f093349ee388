import { pageRoutes } from '../../src/shared/page-routes.ts';
import type { Screen } from './screen.ts';
import { authScreens } from './screens/auth.ts';
import { billScreens } from './screens/bills.ts';
import { customerScreens } from './screens/customer.ts';
import { frameScreens } from './screens/frame.ts';
import { orderScreens } from './screens/order.ts';
import { serviceScreens } from './screens/service.ts';
import { shopScreens } from './screens/shop.ts';
import { withTroubles } from './variants.ts';

const listed: Screen[] = [
  ...frameScreens,
  ...shopScreens,
  ...authScreens,
  ...orderScreens,
  ...customerScreens,
  ...billScreens,
  ...serviceScreens,
];

/** Every screen and state. A page that nobody has listed yet is here as it opens, and in the troubles of a customer's page. */
export const screens: Screen[] = [...listed, ...unlistedPages()];

/** One entry for each page of the route table that no listed screen shows; a path with parameters has to be listed. */
function unlistedPages(): Screen[] {
  const known = new Set(listed.map(({ path }) => path.split('?')[0] ?? ''));
  const shown = new Set(pageRoutes.filter(({ path }) => known.has(path)).map(({ page }) => page));
  const open = pageRoutes.filter(
    ({ path, page }, at) =>
      !shown.has(page) && !path.includes(':') && pageRoutes.findIndex((other) => other.page === page) === at,
  );
  return open.flatMap(({ path }) => {
    const name = path.split('/').filter(Boolean).join('-');
    return path.startsWith('/dashboard')
      ? withTroubles({ name: `${name}/page`, path, as: 'customer' })
      : [{ name: `${name}/page`, path }];
  });
}
