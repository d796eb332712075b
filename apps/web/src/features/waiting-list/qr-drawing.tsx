import { QrCode } from '@ark-ui/react/qr-code';

/** An address as a picture that phones read, as large as its place. Dark on light in every theme: not every camera reads it the other way round. */
export const QrDrawing = ({ address, name }: { address: string; name: string }) => (
  <QrCode.Root value={address} encoding={{ ecc: 'M' }} style={{ width: '100%', height: '100%' }}>
    <QrCode.Frame role="img" aria-label={name} style={{ width: '100%', height: '100%', color: 'black' }}>
      <QrCode.Pattern />
    </QrCode.Frame>
  </QrCode.Root>
);
