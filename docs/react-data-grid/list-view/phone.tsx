import * as React from 'react';
import Drawer, { type DrawerProps } from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

/** Simulates a phone's screen. In an app, the real screen replaces it. */
export const Phone = styled('div')(({ theme }) => ({
  position: 'relative',
  width: 360,
  maxWidth: '100%',
  height: 600,
  overflow: 'hidden',
  borderRadius: 24,
  border: `1px solid ${(theme.vars || theme).palette.divider}`,
  '& .MuiDataGrid-root': { border: 0, borderRadius: 0 },
}));

export const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '16px 12px 12px 16px',
  backgroundColor: (theme.vars || theme).palette.action.hover,
}));

export const SearchBox = styled('div')({ flex: 1 });

export const SearchInput = styled('input')(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  height: 44,
  paddingInline: 16,
  border: `1px solid ${(theme.vars || theme).palette.text.secondary}`,
  borderRadius: 22,
  backgroundColor: (theme.vars || theme).palette.background.paper,
  color: 'inherit',
  font: 'inherit',
  '&::placeholder': {
    color: (theme.vars || theme).palette.text.secondary,
    opacity: 1,
  },
}));

export const Footer = styled('div')(({ theme }) => ({
  padding: 16,
  borderTop: `1px solid ${(theme.vars || theme).palette.divider}`,
  color: (theme.vars || theme).palette.text.secondary,
  fontSize: 14,
  textAlign: 'center',
}));

interface CardProps {
  time: string;
  title: string;
  lines: string[];
  action: React.ReactNode;
}

export function Card({ time, title, lines, action }: CardProps) {
  return (
    <div style={{ display: 'flex', gap: 12, width: '100%', paddingBlock: 12 }}>
      <Typography
        variant="body2"
        sx={{ width: 64, flexShrink: 0, color: 'text.secondary' }}
      >
        {time}
      </Typography>
      <div style={{ flex: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        {lines.map((line) => (
          <Typography key={line} variant="body2" sx={{ color: 'text.secondary' }}>
            {line}
          </Typography>
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
      slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      sx={{
        position: 'absolute',
        '& .MuiBackdrop-root': { position: 'absolute' },
        '& .MuiDrawer-paper': {
          position: 'absolute',
          display: 'grid',
          gap: 2,
          p: 2,
          borderRadius: '16px 16px 0 0',
        },
      }}
    />
  );
}
