import type * as ReactModule from 'react';
import type * as ReactDomModule from 'react-dom';
import type * as ReactClient from 'react-dom/client';

export type Builds = {
  readonly react: typeof ReactModule;
  readonly dom: typeof ReactDomModule;
  readonly client: typeof ReactClient;
  readonly scheduler: Scheduler;
};

/** What the scene needs of React's scheduler, which has no types of its own. */
type Scheduler = {
  readonly unstable_IdlePriority: number;
  readonly unstable_scheduleCallback: (priority: number, run: () => void) => unknown;
};

const mostTurns = 2_000;

type Say = (line: string) => void;

/** What our screens do with React, step by step. @returns what can be seen of it. */
export async function playScene(builds: Builds): Promise<string[]> {
  const { react, dom, client, scheduler } = builds;
  const told: string[] = [];
  const say = (line: string) => void told.push(line);
  const late = Promise.withResolvers<{ default: () => ReactModule.ReactNode }>();
  const store = storeOf(1);
  const { App, steps } = sceneOf(builds, { late: late.promise, store, say });
  const host = document.body.appendChild(document.createElement('div'));
  /** Whatever React has yet to do comes before, its effects too: what is said here does not depend on how fast it was. */
  const atRest = () =>
    new Promise<void>((resolve) => scheduler.unstable_scheduleCallback(scheduler.unstable_IdlePriority, resolve));
  const until = async (sign: string) => {
    await atRest();
    for (let turn = 0; !document.body.innerHTML.includes(sign); turn += 1) {
      if (turn === mostTurns) throw new Error(`${sign} never came: ${document.body.innerHTML}`);
      await new Promise((resolve) => setTimeout(resolve));
      await atRest();
    }
    say(`${document.body.innerHTML} ${host.querySelector('input')?.value} ${document.activeElement?.tagName}`);
  };
  const root = client.createRoot(host, { onCaughtError: (error) => say(String(error)) });
  root.render(react.createElement(App));
  await until('settled 0');
  host.querySelector('input')?.focus();
  host.querySelector('button')?.click();
  await until('settled 1');
  late.resolve({ default: () => react.createElement('u', null, 'late') });
  await until('late');
  dom.flushSync(() => steps.set(2));
  await until('settled 2');
  react.startTransition(() => steps.set(3));
  await until('settled 3');
  dom.flushSync(() => store.write(2));
  const field = host.querySelector('input');
  if (field) type(field, 'typed');
  await until('TYPED');
  root.unmount();
  say(document.body.innerHTML);
  host.remove();
  return told;
}

function storeOf(first: number) {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    write: (next: number) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** As a key does: React watches the property itself. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

type Props = {
  readonly late: Promise<{ default: () => ReactModule.ReactNode }>;
  readonly store: ReturnType<typeof storeOf>;
  readonly say: Say;
};

function sceneOf(builds: Builds, { late, store, say }: Props) {
  const { react: R, dom } = builds;
  const { Boundary, Fails, Row } = partsOf(builds, say);
  const h = R.createElement;
  const Theme = R.createContext('light');
  const Late = R.lazy(() => late);
  const Label = ({ id, step }: { readonly id: string; readonly step: number }) => {
    const value = R.useSyncExternalStore(store.subscribe, store.read);
    const settled = R.useDeferredValue(step);
    return h('label', { htmlFor: id }, `${value} ${R.use(Theme)} settled ${settled}`);
  };
  const steps = { set: (_step: number): void => undefined };
  function App() {
    const [step, set] = R.useState(0);
    const [text, write] = R.useState('');
    const id = R.useId();
    R.useEffect(() => {
      steps.set = set;
      say(`effect ${step}`);
    }, [step]);
    const onChange = ({ target }: ReactModule.ChangeEvent<HTMLInputElement>) => write(target.value.toUpperCase());
    const names = step === 1 ? ['c', 'a', 'd'] : ['a', 'b', 'c'];
    return h(
      Theme,
      { value: step === 2 ? 'dark' : 'light' },
      h(Label, { id, step }),
      h('input', { id, value: text, onChange }),
      h('p', null, text),
      h('select', { defaultValue: 'b' }, h('option', null, 'a'), h('option', null, 'b')),
      h('button', { type: 'button', onClick: () => set(1), style: { '--x': 1, opacity: step } }, 'go'),
      h(
        'ul',
        { 'aria-busy': step > 0 },
        names.map((name) => h(Row, { key: name, name })),
      ),
      h(R.Fragment, { key: 'f' }, step === 2 && h('dialog', { open: true, inert: true }, 'asked')),
      h(R.Suspense, { fallback: h('i', null, 'wait') }, step > 0 && h(Late)),
      h(Boundary, null, h(Fails, { when: step === 3 })),
      h('b', { dangerouslySetInnerHTML: { __html: '<s>x</s>' } }),
      dom.createPortal(h('em', null, `portal ${step}`), document.body),
    );
  }
  return { App, steps };
}

function partsOf({ react: R }: Builds, say: Say) {
  const h = R.createElement;
  class Boundary extends R.Component<{ readonly children?: ReactModule.ReactNode }, { readonly isBroken: boolean }> {
    static getDerivedStateFromError = () => ({ isBroken: true });
    override state = { isBroken: false };
    override render = () => (this.state.isBroken ? h('p', null, 'broken') : this.props.children);
  }
  const Row = R.memo(({ name }: { readonly name: string }) => {
    R.useLayoutEffect(() => {
      say(`+${name}`);
      return () => say(`-${name}`);
    }, [name]);
    return h('li', { ref: (node: Element | null) => say(`${name} ${node?.tagName}`) }, name);
  });
  const Fails = ({ when }: { readonly when: boolean }) => {
    if (when) throw new Error('expected');
    return h('svg', { viewBox: '0 0 1 1' }, h('use', { href: '#a' }));
  };
  return { Boundary, Fails, Row };
}
