import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import type { Drawer } from '@site/src/components/Drawer';
import { SettingsButton } from './SettingsButton';

let mockHasNetwork: boolean;

// Requested again after it failed, like a chunk.
jest.mock('./drawer/SettingsDrawer', () => {
  if (!mockHasNetwork) {
    throw new Error('Loading chunk 1 failed.');
  }
  return {
    __esModule: true,
    default: ({ onClose }: { onClose: () => void }) => <button onClick={onClose}>Dark</button>,
  };
});

// jsdom doesn't open dialogs.
jest.mock('@site/src/components/Drawer', () => ({
  Drawer: ({ closeLabel, onClose, children }: ComponentProps<typeof Drawer>) => (
    <div>
      <button onClick={onClose}>{closeLabel}</button>
      {children}
    </div>
  ),
}));

const press = () => userEvent.click(screen.getByRole('button', { name: 'Settings' }));

it("reports if the settings can't be loaded, and opens them once they can", async () => {
  mockHasNetwork = false;
  render(<SettingsButton />);
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't load the settings.");
  await userEvent.click(screen.getByRole('button', { name: 'Close settings' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  mockHasNetwork = true;
  await press();
  await userEvent.click(await screen.findByRole('button', { name: 'Dark' }));
  expect(screen.queryByRole('button', { name: 'Dark' })).not.toBeInTheDocument();
});
