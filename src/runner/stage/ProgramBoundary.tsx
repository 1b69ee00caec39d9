import { Component, type ReactNode } from 'react';

interface ProgramBoundaryProps {
  children: ReactNode;
  onError: (error: unknown) => void;
}

/** Renders nothing once the program has thrown; the stage decides what replaces it. */
export class ProgramBoundary extends Component<ProgramBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
