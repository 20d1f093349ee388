import type { WidgetProps } from '@rjsf/utils';
import { use, useEffect, useRef, useState } from 'react';
import { valueAt } from '../../../../shared/field-paths.ts';
import { FormExtrasContext, useFormStore } from '../../state/form-context.ts';
import { uploadContext } from './upload-context.ts';
import { type Chosen, idsOf, knownFile, rememberFile } from './upload-items.ts';
import { uploadRule } from './upload-rule.ts';
import { useFileFaults } from './use-file-faults.ts';

/** What happened, for screen readers: the id of a message, and the name of the file. */
type Say = (id: string, name: string, fault?: string) => void;

/** The files of one field: on their way, refused, and arrived. The form waits until none is on its way. */
export function useUploads({ props, path, say }: { props: WidgetProps; path: string; say: Say }) {
  const store = useFormStore();
  const { context } = use(FormExtrasContext);
  const faults = useFileFaults(path, uploadRule(props));
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const ways = useRef(new Map<number, AbortController>());
  const made = useRef(0);
  // One after the other: the first file of a guest gets the cookie that the next ones belong to.
  const last = useRef(Promise.resolve());
  const field = `/${path.replaceAll('.', '/')}`;
  const ids = () => idsOf(valueAt(store.state().data, path));
  const setIds = (next: string[]) => store.setValue(path, next.length > 0 ? next : undefined);
  const change = (key: number, to: Partial<Chosen>) =>
    setChosen((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)));
  const drop = (key: number) => setChosen((all) => all.filter((one) => one.key !== key));

  useEffect(() => {
    const { current } = ways;
    return () => {
      for (const way of current.values()) way.abort();
      if (current.size > 0) store.setPending(false);
    };
  }, [store]);

  async function send({ key, file }: Chosen): Promise<void> {
    const way = new AbortController();
    ways.current.set(key, way);
    store.setPending(true);
    const before = last.current;
    let end = () => {};
    last.current = new Promise((resolve) => {
      end = resolve;
    });
    try {
      await before;
      if (way.signal.aborted) return;
      const { send: sendOne } = uploadContext(context.upload);
      const onProgress = (progress: number) => change(key, { progress });
      const form = store.state().script.id;
      const arrived = await sendOne({ form, field, file, signal: way.signal, onProgress });
      rememberFile(arrived);
      drop(key);
      setIds([...ids(), arrived.id]);
      say('app.form.files.arrived', arrived.name);
    } catch (reason) {
      if (way.signal.aborted) return;
      const why = faults.after(reason);
      change(key, why);
      say('app.form.files.failed', file.name, why.fault);
    } finally {
      end();
      ways.current.delete(key);
      if (ways.current.size === 0) store.setPending(false);
    }
  }

  return {
    chosen,
    /** Takes as many as there is room for; `false` where some are left over. */
    add(files: readonly File[], most: number): boolean {
      const room = Math.max(
        0,
        most - ids().length - chosen.filter(({ fault }) => fault === undefined).length,
      );
      const fresh = files.slice(0, room).map((file): Chosen => {
        made.current += 1;
        const fault = faults.before(file);
        return { key: made.current, file, progress: 0, ...(fault !== undefined && { fault }) };
      });
      setChosen((all) => [...all, ...fresh]);
      for (const one of fresh) {
        if (one.fault === undefined) void send(one);
        else say('app.form.files.failed', one.file.name, one.fault);
      }
      return fresh.length === files.length;
    },
    retry(one: Chosen) {
      setChosen((all) =>
        all.map((each) => (each.key === one.key ? { ...one, fault: undefined, progress: 0 } : each)),
      );
      void send(one);
    },
    /** A file on its way is stopped, a refused one leaves the list. */
    dismiss({ key, file }: Chosen) {
      ways.current.get(key)?.abort();
      drop(key);
      say('app.form.files.removed', file.name);
    },
    remove(id: string) {
      setIds(ids().filter((one) => one !== id));
      void uploadContext(context.upload).forget(id);
      say('app.form.files.removed', knownFile(id)?.name ?? '');
    },
  };
}
