import { Module } from '@nestjs/common';

/** The wiring page: every provider of the service, and the loops that run in the background. */
@Module({ providers: [] })
export class __Pascal__Module {}
