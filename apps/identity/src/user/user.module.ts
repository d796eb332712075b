import { Feature, readSdl } from '@bellbird/service-host';
import { PasswordModule } from '../password/password.module.js';
import { EnsureAdmin } from './ensure-admin.js';

@Feature({
  imports: [PasswordModule],
  sdl: readSdl(import.meta.url, 'user.graphql'),
  providers: [EnsureAdmin],
})
export class UserModule {}
