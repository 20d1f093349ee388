/** English sentences and what they are in another language. A slot is `{name}`; `{*name}` holds English that is translated too. */
export type Templates = Readonly<Record<string, string>>;

interface Compiled {
  pattern: RegExp;
  slots: string[];
  made: string;
}

const SLOT = /\{(\*?)(\w+)\}/g;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function compiled([english, made]: [string, string]): Compiled {
  const slots: string[] = [];
  let source = '';
  let end = 0;
  for (const found of english.matchAll(SLOT)) {
    source += `${escaped(english.slice(end, found.index))}(.*?)`;
    slots.push(found[0]);
    end = found.index + found[0].length;
  }
  return { pattern: new RegExp(`^${source}${escaped(english.slice(end))}$`, 's'), slots, made };
}

/** Says in another language what was said in English; undefined: no template fits. */
export function translator(templates: Templates, parts: Templates): (english: string) => string | undefined {
  const [whole, inner] = [templates, parts].map((table) => Object.entries(table).map(compiled));
  const say = (among: readonly Compiled[] = [], english: string): string | undefined => {
    for (const { pattern, slots, made } of among) {
      const found = pattern.exec(english);
      if (!found) continue;
      const values = new Map(slots.map((slot, i) => [slot, found[i + 1] ?? '']));
      return made.replace(SLOT, (slot, isEnglish) => {
        const value = values.get(slot) ?? slot;
        return isEnglish ? part(value) : value;
      });
    }
    return undefined;
  };
  const listed = (value: string) => {
    if (!value.includes(', ')) return undefined;
    const said = value.split(', ').map((one) => say(inner, one));
    return said.every((one) => one !== undefined) ? said.join(', ') : undefined;
  };
  // A part without a template stays as it is: the sentence around it can still be read.
  const part = (value: string) => listed(value) ?? say(inner, value) ?? value;
  return (english) => say(whole, english);
}
