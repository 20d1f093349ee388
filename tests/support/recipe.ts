import { runCommand } from '../../src/definitions/cli/run-command.ts';
import { contracts } from '../../src/server/contracts.ts';
import { follow, readGuide, readMoreRecipes } from './guide.ts';

/** Does what the analysts' guide or the further recipes say under a heading, commands too, in a folder of definitions. */
export async function followRecipe(root: string, title: string): Promise<void> {
  const recipe = [...(await readGuide()), ...(await readMoreRecipes())].find((one) => one.title === title);
  if (!recipe) throw new Error(`The guide has no recipe "${title}".`);
  for (const command of recipe.commands) {
    const [, args = ''] = /^npm run rules -- (.+)$/.exec(command) ?? [];
    await runCommand(args.split(' '), { root, now: new Date(), contracts, say: () => {} });
  }
  await follow(root, recipe);
}
