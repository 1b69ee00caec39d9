import type { Args, ArgType } from '@site/src/lib/contracts/demoControls';
import { getInitialArgs } from '@site/src/lib/demoControls/args';
import { formatArgsQuery, parseArgsQuery } from '@site/src/lib/demoControls/argsQuery';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { track } from '../../analytics';

/** A slider is dragged in many steps, and browsers refuse an address that changes with each; in ms. */
const PAUSE_MS = 300;

interface ArgsInput {
  /** Name and id of the demo (`DemoManifest`). */
  name: string;
  id: string;
  argTypes: readonly ArgType[];
  /** Undefined at first, and when everything is to be as it began. */
  args: Args | undefined;
  onChange: (args: Args) => void;
}

/** Begins with what the address says, and keeps there what the reader changes. */
export function useArgs({ name, id, argTypes, args, onChange }: ArgsInput): Args {
  const initial = getInitialArgs(argTypes);
  const start = useRef<Args>();
  useLayoutEffect(() => {
    if (args) {
      return;
    }
    const isFirst = start.current === undefined;
    const given = isFirst ? parseArgsQuery(window.location.search, name, argTypes) : {};
    const next = { ...getInitialArgs(argTypes), ...given };
    start.current ??= next;
    onChange(next);
  }, [args, name, argTypes, onChange]);
  useEffect(() => {
    if (!args || args === start.current) {
      return undefined;
    }
    const timer = setTimeout(() => {
      const { pathname, search, hash } = window.location;
      const query = formatArgsQuery(search, name, argTypes, args);
      if (query !== search) {
        // Past the router, for which another query is another visit.
        window.history.replaceState(window.history.state, '', `${pathname}${query}${hash}`);
        track({ name: 'demo', action: 'control', label: id });
      }
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [args, name, id, argTypes]);
  return args ?? initial;
}
