import { Component, type ReactNode } from 'react';
import { track } from '../analytics';

interface AdBoundaryProps {
  /** What events call the ad, once that is known. */
  label?: string;
  children: ReactNode;
}

/** An ad that crashes is gone for good, and the page does not notice. */
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
