/** Google's own mark, in its own colours, which its rules ask for. */
export const GoogleMark = () => <img src="/google.svg" alt="" width={18} height={18} />;
