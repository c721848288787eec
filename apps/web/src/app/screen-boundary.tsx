import { CallError } from '@chifan/contract/client';
import { ErrorState } from '@chifan/ui';
import { Component, type ReactNode } from 'react';
import { sentences } from '../platform/calls/sentences.ts';

type Props = { readonly children: ReactNode };

/** A broken or unloadable screen leaves the bars working. A class: React has no other error boundary. */
export class ScreenBoundary extends Component<Props, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error): { readonly error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    // A program's own error message helps no guest.
    const told = error instanceof CallError ? error : new Error(sentences[500]());
    return <ErrorState error={told} onRetry={() => this.setState({ error: null })} />;
  }
}
