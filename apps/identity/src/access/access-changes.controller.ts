import { Controller, Get, Header, Query } from '@nestjs/common';
import type { AccessChange } from '@bellbird/auth';
import { AccessBook } from './access-book.js';

/** Tells every process that checks tokens whose tokens of before count no more: ids and versions, nothing else. */
@Controller('.well-known')
export class AccessChangesController {
  constructor(private readonly book: AccessBook) {}

  @Get('access-changes')
  @Header('cache-control', 'no-store')
  changes(@Query('since') since?: unknown): Promise<{ changes: AccessChange[]; cursor: string }> {
    return this.book.since(typeof since === 'string' ? since : '');
  }
}
