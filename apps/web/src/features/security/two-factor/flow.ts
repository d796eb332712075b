/** Props of each two-factor flow: `onClose` when it is left, `onChange` when it is done. */
export interface FlowProps {
  onClose: () => void;
  onChange: () => void;
}
