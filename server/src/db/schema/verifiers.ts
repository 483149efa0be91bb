import type { Hex } from '@did/domain/hex'
import type { ApplicationId, TemplateId, UserId } from '@did/domain/ids'
import type { TemplateField } from '@did/domain/template/template-form'
import type { TemplateLevel } from '@did/domain/template/template-level'
import type { ApplicationQuestion } from '@did/domain/verifier/application'
import { address, big, bytes32, identity, time } from '../columns.ts'
import { integer, jsonb, pgTable, text } from '../drizzle.ts'

// The migrations define and explain the constraints of these tables.

export const verifierApplications = pgTable('verifier_applications', {
  id: identity().$type<ApplicationId>(),
  userId: big('user_id').$type<UserId>().notNull(),
  organization: text('organization').notNull(),
  status: text('status').$type<'pending' | 'approved' | 'refused'>().notNull().default('pending'),
  reason: text('reason'),
  website: text('website').notNull().default(''),
  contact: text('contact').notNull().default(''),
  note: text('note').notNull().default(''),
  questions: jsonb('questions').$type<readonly ApplicationQuestion[]>().notNull().default([]),
  createdAt: time('created_at').notNull().defaultNow(),
  decidedAt: time('decided_at'),
  decidedBy: address('decided_by'),
})
export type ApplicationRow = typeof verifierApplications.$inferSelect

export const domainProofs = pgTable('domain_proofs', {
  userId: big('user_id').$type<UserId>().primaryKey(),
  domain: text('domain').notNull(),
  provenAt: time('proven_at').notNull(),
  expiresAt: time('expires_at').notNull(),
})
export type DomainProofRow = typeof domainProofs.$inferSelect

export const attributeKeys = pgTable('attribute_keys', {
  userId: big('user_id').$type<UserId>().primaryKey(),
  publicKey: bytes32('public_key').notNull(),
  signedAt: big('signed_at').notNull(),
  number: big('number').notNull(),
  validUntil: big('valid_until').notNull(),
  signature: text('signature').$type<Hex>().notNull(),
})

export const templates = pgTable('templates', {
  id: identity().$type<TemplateId>(),
  publisherId: big('publisher_id').$type<UserId>().notNull(),
  type: text('type').notNull(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  fields: jsonb('fields').$type<(Pick<TemplateField, 'name' | 'hint'> & Partial<TemplateField>)[]>().notNull(),
  example: text('example').notNull(),
  level: text('level').$type<TemplateLevel>(),
  uses: big('uses').notNull().default(0),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
  retiredAt: time('retired_at'),
  version: integer('version').notNull().default(1),
})
export type TemplateRow = typeof templates.$inferSelect
