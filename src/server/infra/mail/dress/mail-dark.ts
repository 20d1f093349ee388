import type { Team } from '../../../../shared/team.ts';

/** The dark theme, for mail programs that ask for one; the others keep the light one or turn its colours themselves. */
export function darkStyle({ themes: { dark }, looks }: Team): string {
  const water = looks.hero === 'tide' ? `.value{background:${dark.raised}!important}` : '';
  const rules = [
    `.page{background:${dark.ground}!important}`,
    `.card{background:${dark.surface}!important;border-color:${dark.line}!important}`,
    `.name,.title,.text,.value{color:${dark.text}!important}`,
    `.title,.ticket{border-color:${looks.hero === 'floodlight' ? dark.primary : dark.text}!important}`,
    looks.hero === 'newsprint' ? '' : `.ticket{background:${dark.tint}!important}`,
    `.label,.foot{color:${dark.muted}!important;border-color:${dark.accent}!important}`,
    `.button{background:${dark.primary}!important;color:${dark['on-primary']}!important}`,
    `.link{color:${dark.accent}!important}`,
    water,
  ];
  return `@media (prefers-color-scheme:dark){${rules.join('')}}`;
}
