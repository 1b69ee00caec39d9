import type { Args, ArgType } from '@site/src/lib/contracts/demoControls';
import { getInitialArgs } from '@site/src/lib/demoControls/args';
import { formatArgsQuery, parseArgsQuery } from '@site/src/lib/demoControls/argsQuery';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { track } from '../../analytics';

/**
 * Delay before the URL is updated, because browsers block it if it changes with each step of a
 * slider; in ms.
 */
const PAUSE_MS = 300;

interface ArgsInput {
  /** Name and ID of the demo (`DemoManifest`). */
  name: string;
  id: string;
  argTypes: readonly ArgType[];
  /** Undefined at first, and when everything should be reset. */
  args: Args | undefined;
  onChange: (args: Args) => void;
}

/** Starts with the args in the URL, and stores the reader's changes there. */
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
        // Bypasses the router, which treats a different query as another visit.
        window.history.replaceState(window.history.state, '', `${pathname}${query}${hash}`);
        track({ name: 'demo', action: 'control', label: id });
      }
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [args, name, id, argTypes]);
  return args ?? initial;
}
