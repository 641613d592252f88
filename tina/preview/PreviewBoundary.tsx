import { Component, type ReactNode } from 'react';

interface PreviewBoundaryProps {
  /** What is drawn: with another one it is tried again. */
  version: unknown;
  children: ReactNode;
}

/** Keeps the preview standing where a page cannot draw what is being typed. */
export class PreviewBoundary extends Component<PreviewBoundaryProps> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError = (error: Error) => ({ error });

  override componentDidUpdate({ version }: PreviewBoundaryProps) {
    if (this.state.error && version !== this.props.version) this.setState({ error: undefined });
  }

  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <div role="alert" className="wrap py-16">
        <h1 className="display-3">The page cannot be drawn as it stands now.</h1>
        <p className="mt-4">
          Nothing is lost: go on in the form, or undo the last change. It said: “
          {this.state.error.message}”.
        </p>
      </div>
    );
  }
}
