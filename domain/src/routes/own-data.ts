import { dataExportSchema } from '../data-export.ts'
import { idParams, type Route } from '../route.ts'

export const ownDataRoutes = {
  eraseUser: {
    method: 'DELETE',
    path: '/api/users/:id',
    summary: 'Erase everything held about the caller; the session ends with it',
    who: 'signed-in',
    params: idParams,
    success: 204,
  },
  exportData: {
    method: 'GET',
    path: '/api/export',
    summary: 'Everything held about the caller in one file',
    who: 'signed-in',
    success: 200,
    response: dataExportSchema,
  },
} as const satisfies Record<string, Route>
