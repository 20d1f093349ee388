import type { FormLang } from '../shared/further-language.ts';

/** A compiled script as it is kept: immutable under its version. */
export interface StoredScript {
  id: string;
  version: string;
  lang: FormLang;
  script: string;
}

/** Where compiled versions live, so that every process serves old and new ones alike. */
export interface ScriptStore {
  /** Everything kept under any of these versions. */
  find: (versions: string[]) => Promise<StoredScript[]>;
  /** Keeps scripts; one that is there already stays as it is. */
  put: (scripts: StoredScript[]) => Promise<void>;
  /** The files as they were when all of them were sound, as JSON text; undefined when nothing was kept yet. */
  soundFiles: () => Promise<string | undefined>;
  /** Keeps them in place of the ones before, with the name of those files and of the program that found them sound. */
  keepSoundFiles: (json: string, proof?: string) => Promise<void>;
  /** The name that was kept with them. */
  soundProof: () => Promise<string | undefined>;
}

/** A store in this process's memory, for the command line and tests. */
export function memoryScriptStore(): ScriptStore {
  const kept = new Map<string, StoredScript>();
  let sound: { json: string; proof?: string | undefined } | undefined;
  const key = ({ version, id, lang }: StoredScript) => `${version}|${id}|${lang}`;
  return {
    find: async (versions) => [...kept.values()].filter(({ version }) => versions.includes(version)),
    put: async (scripts) => {
      for (const script of scripts) if (!kept.has(key(script))) kept.set(key(script), script);
    },
    soundFiles: async () => sound?.json,
    keepSoundFiles: async (json, proof) => {
      sound = { json, proof };
    },
    soundProof: async () => sound?.proof,
  };
}
