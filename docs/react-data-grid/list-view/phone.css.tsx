import * as React from 'react';
import Drawer, { type DrawerProps } from '@mui/material/Drawer';
import './phone.css';

type DivProps = React.ComponentPropsWithoutRef<'div'>;
type InputProps = React.ComponentPropsWithoutRef<'input'>;

/** Simulates a phone's screen. In an app, the real screen replaces it. */
export function Phone(props: DivProps) {
  return <div {...props} className="phone" />;
}

export const Bar = React.forwardRef<HTMLDivElement, DivProps>(
  function Bar(props, ref) {
    return <div {...props} ref={ref} className="phone-bar" />;
  },
);

export const SearchBox = React.forwardRef<HTMLDivElement, DivProps>(
  function SearchBox(props, ref) {
    return <div {...props} ref={ref} className="phone-search" />;
  },
);

export const SearchInput = React.forwardRef<HTMLInputElement, InputProps>(
  function SearchInput(props, ref) {
    return <input {...props} ref={ref} className="phone-input" />;
  },
);

export function Footer(props: DivProps) {
  return <div {...props} className="phone-footer" />;
}

interface CardProps {
  time: string;
  title: string;
  lines: string[];
  action: React.ReactNode;
}

export function Card({ time, title, lines, action }: CardProps) {
  return (
    <div className="phone-card">
      <span className="phone-time">{time}</span>
      <div className="phone-text">
        <div className="phone-title">{title}</div>
        {lines.map((line) => (
          <div key={line} className="phone-line">
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
      className="phone-sheet"
      slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
    />
  );
}
