import { Component, type ReactNode } from 'react';
import { track } from '../analytics';

interface AdBoundaryProps {
  /** The ad's label in events, once it's known. */
  label?: string;
  children: ReactNode;
}

/** Removes an ad that crashes, without affecting the page. */
export class AdBoundary extends Component<AdBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch() {
    track({ name: 'ad', action: 'crash', label: this.props.label ?? 'null' });
  }

  override render() {
    return this.state.hasCrashed ? null : this.props.children;
  }
}
