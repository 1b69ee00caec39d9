import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Folder from '@mui/icons-material/Folder';
import FolderOpen from '@mui/icons-material/FolderOpen';
import {
  DataGridPro,
  useGridApiContext,
  type DataGridProProps,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';
import { papers, type Paper } from './papers';

function PaperCell({ id, rowNode, value }: GridRenderCellParams<Paper>) {
  const apiRef = useGridApiContext();
  const isFolder = rowNode.type === 'group';
  const isOpen = isFolder && rowNode.childrenExpanded;

  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        height: '100%',
        paddingInlineStart: rowNode.depth * 3,
        fontWeight: isFolder ? 700 : 400,
      }}
    >
      {isFolder ? (
        <IconButton
          size="small"
          color="primary"
          tabIndex={-1}
          aria-label={`${isOpen ? 'Close' : 'Open'} ${value}`}
          onClick={(event) => {
            event.stopPropagation(); // Otherwise, the click selects the row.
            apiRef.current.setRowChildrenExpansion(id, !isOpen);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault(); // The grid already toggles the row.
            }
          }}
        >
          {isOpen ? <FolderOpen fontSize="small" /> : <Folder fontSize="small" />}
        </IconButton>
      ) : (
        <DescriptionOutlined
          fontSize="small"
          sx={{ marginInline: '5px', color: 'text.secondary' }}
        />
      )}
      {value}
    </Box>
  );
}

const groupingColDef: DataGridProProps<Paper>['groupingColDef'] = {
  headerName: 'Document',
  flex: 1,
  minWidth: 240,
  renderCell: (params) => <PaperCell {...params} />,
};

const columns: GridColDef<Paper>[] = [
  { field: 'owner', headerName: 'Owner', width: 130 },
  { field: 'size', headerName: 'Size (KB)', type: 'number', width: 120 },
];

const getTreeDataPath = (row: Paper) => row.path;

export default function TreeColumn() {
  return (
    <div style={{ height: 400 }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Documents of the harbor project' } }}
        rows={papers}
        columns={columns}
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
      />
    </div>
  );
}
