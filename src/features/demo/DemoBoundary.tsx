import { Component, type ReactNode } from 'react';

interface DemoBoundaryProps {
  children: ReactNode;
  renderError: (error: Error, retry: () => void) => ReactNode;
}

/** Keeps the page working when a demo throws or its code can't be loaded. */
export class DemoBoundary extends Component<DemoBoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error
      ? this.props.renderError(error, () => this.setState({ error: undefined }))
      : this.props.children;
  }
}
