import { Controller, Get, Header } from '@nestjs/common';
import { SigningKeys } from './signing-keys.js';

/** The public keys with which gateway and services check access tokens. */
@Controller('.well-known')
export class JwksController {
  constructor(private readonly keys: SigningKeys) {}

  @Get('jwks.json')
  @Header('cache-control', 'public, max-age=60')
  jwks(): object {
    return this.keys.jwks();
  }
}
