// Stores Credo's records in memory, because the storages that come with Credo need native code or a
// database.
import { InjectionSymbols, RecordDuplicateError, RecordNotFoundError } from '@credo-ts/core'

class MemoryStorage {
  supportsCursorPagination = false
  records = new Map()

  async save(_context, record) {
    const { type: recordType, id } = record
    if (this.records.has(id)) throw new RecordDuplicateError(`${id} is there already`, { recordType })
    this.records.set(id, record.clone())
  }
  async update(_context, record) {
    await this.getById(_context, record.constructor, record.id)
    this.records.set(record.id, record.clone())
  }
  async delete(context, record) {
    await this.deleteById(context, record.constructor, record.id)
  }
  async deleteById(context, { type }, id) {
    await this.getById(context, { type }, id)
    this.records.delete(id)
  }
  async getById(_context, { type: recordType }, id) {
    const record = this.records.get(id)
    if (record?.type !== recordType) throw new RecordNotFoundError(`${id} is not there`, { recordType })
    return record.clone()
  }
  async getAll(_context, { type }) {
    return [...this.records.values()].filter((record) => record.type === type).map((record) => record.clone())
  }
  async findByQuery(context, recordClass, query) {
    return (await this.getAll(context, recordClass)).filter((record) => isMatch(record.getTags(), query))
  }
}

function isMatch(tags, { $and = [], $or, $not, ...wanted }) {
  const isTagged = ([name, value]) =>
    Array.isArray(value) ? value.every((each) => tags[name]?.includes(each)) : tags[name] === value
  return (
    Object.entries(wanted)
      .filter(([, value]) => value !== undefined)
      .every(isTagged) &&
    $and.every((query) => isMatch(tags, query)) &&
    ($or === undefined || $or.some((query) => isMatch(tags, query))) &&
    ($not === undefined || !isMatch(tags, $not))
  )
}

export class MemoryStorageModule {
  register(dependencyManager) {
    dependencyManager.registerInstance(InjectionSymbols.StorageService, new MemoryStorage())
  }
}
