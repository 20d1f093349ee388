import type { Page } from 'playwright/test';

/** What still moves although the device asks for less motion. */
export function motionFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moving = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().duration !== 0)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null));
    const willMove = [...document.querySelectorAll('body, body *')].filter((element) => {
      const { transitionDuration, scrollBehavior, animationName, animationDuration } =
        getComputedStyle(element);
      const lasts = (durations: string) =>
        durations.split(',').some((text) => Number.parseFloat(text) > 0.01);
      return (
        lasts(transitionDuration) ||
        scrollBehavior === 'smooth' ||
        (animationName !== 'none' && lasts(animationDuration))
      );
    });
    const names = [...moving, ...willMove].map(
      (element) => `moves: <${element?.tagName.toLowerCase()} class="${element?.getAttribute('class')}">`,
    );
    return [...new Set(names)].slice(0, 5);
  });
}
