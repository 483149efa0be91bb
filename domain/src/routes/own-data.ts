import { dataExportSchema } from '../account/data-export.ts'
import { ownDataCalls } from '../calls/own-data.ts'
import { describeRoutes, idParams } from '../route.ts'

export const ownDataRoutes = describeRoutes(ownDataCalls, {
  eraseUser: {
    summary: 'Erase everything that is stored about the caller. The session ends, too',
    who: 'signed-in',
    params: idParams,
    success: 204,
  },
  exportData: {
    summary: 'Get everything that is stored about the caller, in one file',
    who: 'signed-in',
    response: dataExportSchema,
  },
})
