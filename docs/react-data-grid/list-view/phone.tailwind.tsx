import * as React from 'react';
import Drawer, { type DrawerProps } from '@mui/material/Drawer';

type DivProps = React.ComponentPropsWithoutRef<'div'>;
type InputProps = React.ComponentPropsWithoutRef<'input'>;

/** Simulates a phone's screen. In an app, the real screen replaces it. */
export function Phone(props: DivProps) {
  return (
    <div
      {...props}
      className="relative h-[600px] w-[360px] max-w-full overflow-hidden rounded-3xl border border-solid border-(--mui-palette-divider) [&_.MuiDataGrid-root]:rounded-none [&_.MuiDataGrid-root]:border-0"
    />
  );
}

export const Bar = React.forwardRef<HTMLDivElement, DivProps>(
  function Bar(props, ref) {
    return (
      <div
        {...props}
        ref={ref}
        className="flex items-center gap-2 bg-(--mui-palette-action-hover) ps-4 pe-3 pt-4 pb-3"
      />
    );
  },
);

export const SearchBox = React.forwardRef<HTMLDivElement, DivProps>(
  function SearchBox(props, ref) {
    return <div {...props} ref={ref} className="flex-1" />;
  },
);

export const SearchInput = React.forwardRef<HTMLInputElement, InputProps>(
  function SearchInput(props, ref) {
    return (
      <input
        {...props}
        ref={ref}
        className="box-border h-11 w-full rounded-full border border-solid border-(--mui-palette-text-secondary) bg-(--mui-palette-background-paper) px-4 text-inherit [font:inherit] placeholder:text-(--mui-palette-text-secondary) placeholder:opacity-100"
      />
    );
  },
);

export function Footer(props: DivProps) {
  return (
    <div
      {...props}
      className="border-0 border-t border-solid border-(--mui-palette-divider) p-4 text-center text-[14px] text-(--mui-palette-text-secondary)"
    />
  );
}

interface CardProps {
  time: string;
  title: string;
  lines: string[];
  action: React.ReactNode;
}

export function Card({ time, title, lines, action }: CardProps) {
  return (
    <div className="flex w-full gap-3 py-3 tracking-[0.0107em] [font:var(--mui-font-body2)]">
      <span className="w-16 shrink-0 text-(--mui-palette-text-secondary)">
        {time}
      </span>
      <div className="flex-1">
        <div className="font-semibold">{title}</div>
        {lines.map((line) => (
          <div key={line} className="text-(--mui-palette-text-secondary)">
            {line}
          </div>
        ))}
      </div>
      {action}
    </div>
  );
}

type SheetProps = DrawerProps & { label: string };

/** A drawer at the bottom of the phone. */
export function Sheet({ label, ...props }: SheetProps) {
  return (
    <Drawer
      {...props}
      anchor="bottom"
      className="absolute! [&_.MuiBackdrop-root]:absolute!"
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': label,
          className: 'absolute! grid gap-4 rounded-t-2xl! p-4',
        },
      }}
    />
  );
}
